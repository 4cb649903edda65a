### Повстання мінібосів: тексти столу в браузері

web-set-minibosses = { set-minibosses }
