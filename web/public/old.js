/* In words of long ago, for browsers that don't understand the pages: they would show nothing at all. */
;(function () {
  var WORDS = {
    en: 'This browser is too old for Roundhouse. Any of the last few years will do.',
    it: 'Questo browser è troppo vecchio per Roundhouse. Va bene uno qualsiasi degli ultimi anni.',
    de: 'Dieser Browser ist zu alt für Roundhouse. Jeder aus den letzten Jahren ist recht.',
    fr: 'Ce navigateur est trop ancien pour Roundhouse. N’importe lequel de ces dernières années convient.',
    es: 'Este navegador es demasiado antiguo para Roundhouse. Vale cualquiera de los últimos años.',
  }
  var said = false

  function say() {
    if (said || !document.body || document.body.firstElementChild) return // a page is there
    said = true
    var language = (navigator.language || 'en').slice(0, 2)
    var words = document.createElement('p')
    words.setAttribute('role', 'alert')
    words.setAttribute('lang', WORDS[language] ? language : 'en')
    words.appendChild(document.createTextNode(WORDS[language] || WORDS.en))
    document.body.appendChild(words)
  }

  if (!('noModule' in document.createElement('script'))) document.addEventListener('DOMContentLoaded', say)
  window.addEventListener('error', function (event) {
    if (/SyntaxError/.test(event.message)) say()
  })
})()
