### Rise of the Minibosses: texts of the browser's table

web-set-minibosses = { set-minibosses }
