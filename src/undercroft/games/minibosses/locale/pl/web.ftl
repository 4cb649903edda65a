### Powstanie minibossów: teksty stołu w przeglądarce

web-set-minibosses = { set-minibosses }
