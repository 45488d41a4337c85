# The lab about coming back after a rejection.

lab-retry-after-title = Coming back
lab-retry-after-question = Many clients want more than the bucket has. Does it help to try again at once, or to send everything again?
lab-retry-after-lesson = A server that says when to come back, and clients that heed it, get the same work done as soon with a fraction of the requests; repeating what had already passed only takes tokens from everyone.
lab-retry-after-clients = Clients
lab-retry-after-clients-hint = all at 0 s
lab-retry-after-wanted = Each wants
lab-retry-after-wanted-hint = requests to pass
lab-retry-after-pause = The impatient wait
lab-retry-after-pause-hint = seconds
lab-retry-after-load = { $end ->
    [same] Trying again every { $pause } sends <stop>{ $atOnce } requests</stop>, heeding Retry-After <pass>{ $obey }</pass>; nobody is served sooner, for either way all are done after { $last }.
    [later] Trying again every { $pause } sends <stop>{ $atOnce } requests</stop>, heeding Retry-After <pass>{ $obey }</pass> with which all are done after { $last }; coming back at other moments only takes longer.
   *[never] Trying again every { $pause } sends <stop>{ $atOnce } requests</stop>, heeding Retry-After <pass>{ $obey }</pass>; there are more requests than { $until } of tokens, so not all are done either way.
}
lab-retry-after-repeated = { $repeated ->
    [wasted] Repeating everything spends <stop>{ $wasted } tokens</stop> on what had passed already, and it takes { $last }.
    [short] Of those who repeat everything, only <stop>{ $done } of { $clients }</stop> get it all through in { $until }; they spend { $wasted } tokens on what had passed already.
   *[none] Repeating everything wastes nothing here: what each wants fits a refill evenly.
}
lab-retry-after-obey = <strong>Heed Retry-After:</strong> <pass>{ $accepted } accepted</pass>, <stop>{ $rejected } rejected</stop>
lab-retry-after-atOnce = <strong>Try the rest again after { $pause }:</strong> <pass>{ $accepted } accepted</pass>, <stop>{ $rejected } rejected</stop>
lab-retry-after-all = <strong>Repeat everything after { $pause }:</strong> <pass>{ $accepted } accepted</pass>, <stop>{ $rejected } rejected</stop>
lab-retry-after-chart = { $policy ->
    [obey] Requests each second from clients that heed Retry-After: { $sent } in all, { $accepted } accepted.
    [atOnce] Requests each second from clients that try the rest again soon: { $sent } in all, { $accepted } accepted.
   *[all] Requests each second from clients that repeat everything: { $sent } in all, { $accepted } accepted.
}
lab-retry-after-table = The three ways side by side
lab-retry-after-column-policy = way of coming back
lab-retry-after-column-sent = sent
lab-retry-after-column-accepted = accepted
lab-retry-after-column-wasted = of these wasted
lab-retry-after-column-done = clients done
lab-retry-after-column-last = the last after
lab-retry-after-row-obey = heed Retry-After
lab-retry-after-row-atOnce = try the rest again
lab-retry-after-row-all = repeat everything
lab-retry-after-done = { $done } of { $clients }
lab-retry-after-never = not in { $until }
lab-retry-after-ask = A client in this crowd gives up waiting for Retry-After and tries again every 100 ms, and so do all the others. When is the last of them done, compared with heeding it?
lab-retry-after-option-faster = Sooner
lab-retry-after-option-same = At the same time
lab-retry-after-option-slower = Later
lab-retry-after-why-faster = The tokens come when they come. Asking more often finds the bucket empty more often.
lab-retry-after-why-same = The refill sets the pace. All that grows is the number of rejections, and with it the server’s work.
lab-retry-after-why-slower = Asking often does catch every refill, so nothing is lost but the effort: a rejection costs no token.
