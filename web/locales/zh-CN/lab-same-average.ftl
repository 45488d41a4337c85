# The lab about the refill interval at a constant rate.

lab-same-average-title = 平均相同，感受不同
lab-same-average-question = 每秒两个令牌，可以一个一个来，也可以十个一批来。谁会感觉到？
lab-same-average-lesson = 平均速率说明不了感受：补充间隔长，就是先断供，再一下子来一批；在存储承受得住的范围内，间隔越短越好。
lab-same-average-interval = 补充间隔，每秒 2 个令牌
lab-same-average-steady = 匀速的客户端，每秒
lab-same-average-steady-hint = 个请求
lab-same-average-burst = 突发的客户端，每波
lab-same-average-burst-hint = 个请求，每 4 秒一波
lab-same-average-said = 每 { $every }补充 { $refill } 个令牌：匀速的客户端最长<stop>断供 { $dry }</stop>，{ $asked } 个请求<pass>通过 { $steady } 个</pass>；突发的客户端，{ $burstsAsked } 个<pass>通过 { $bursts } 个</pass>。
lab-same-average-client-steady = <strong>匀速，每秒 { $steady } 个：</strong><pass>接受 { $passed } 个</pass>，<stop>拒绝 { $refused } 个</stop>
lab-same-average-client-bursts = <strong>突发，每 4 秒 { $burst } 个：</strong><pass>接受 { $passed } 个</pass>，<stop>拒绝 { $refused } 个</stop>
lab-same-average-chart = { $client ->
    [steady] 每 { $every }补充 { $refill } 个，匀速的客户端，30 秒里令牌的变化：{ $asked } 个请求接受 { $passed } 个。
   *[bursts] 每 { $every }补充 { $refill } 个，突发的客户端，30 秒里令牌的变化：{ $asked } 个请求接受 { $passed } 个。
}
lab-same-average-table = 各种间隔对照
lab-same-average-column-refill = 补充
lab-same-average-column-steady = 匀速：接受
lab-same-average-column-dry = 匀速：最长断供
lab-same-average-column-bursts = 突发：接受
lab-same-average-row = 每 { $every }补 { $refill } 个
lab-same-average-ask = 一个客户端每 4 秒同时发来 8 个请求：每秒两个，和速率正好一样。桶最多装 10 个令牌，一开始是满的。每 5 秒补十个，和每半秒补一个相比，通过的请求怎样？
lab-same-average-option-more = 更多
lab-same-average-option-same = 一样多
lab-same-average-option-fewer = 更少
lab-same-average-why-more = 成批来并不会多给：桶里放不下的都溢出了。一个一个来，来的时候总还放得下。
lab-same-average-why-same = 速率一样，桶能留住的却不一样：十个一批来时，桶里还有令牌，超出上限的就溢出了。
lab-same-average-why-fewer = 十个一批来时，桶里还有令牌，放不下：超出上限的溢出了。承诺的平均，就不是实际得到的平均。
