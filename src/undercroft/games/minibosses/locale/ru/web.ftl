### «Восстание мини-боссов»: тексты стола в браузере

web-set-minibosses = { set-minibosses }
