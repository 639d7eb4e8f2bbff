/* Runs before the first paint, so that neither theme nor language flashes. A file of its own: the policy forbids inline scripts. */
(function () {
  var root = document.documentElement;
  var theme = null;
  var language = null;
  try {
    theme = localStorage.getItem('tapis.theme');
    language = localStorage.getItem('tapis.language');
  } catch {
    /* Storage may be closed to us; the system's choice serves. */
  }
  if (theme !== 'dark' && theme !== 'light') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.dataset.theme = theme;
  if (language) root.lang = language;
})();
