import en from '#locales/en/shell.json' with { type: 'json' };
import fr from '#locales/fr/shell.json' with { type: 'json' };
import zhHant from '#locales/zh-Hant/shell.json' with { type: 'json' };

const LOOK_AGAIN_SECONDS = 3;

/** A page for the moment in which there is no interface: it is being built anew. It looks again by itself. */
export function updatingPage(): Response {
  const words = Object.entries({ en, fr, 'zh-Hant': zhHant }).map(
    ([language, { updating }]) => `<section lang="${language}"><h1>${updating.title}</h1><p>${updating.advice}</p></section>`,
  );
  return new Response(page(words.join('')), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(LOOK_AGAIN_SECONDS),
      refresh: String(LOOK_AGAIN_SECONDS),
    },
  });
}

function page(words: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tapis</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #101513; color: #f3eee2; font: 16px/1.5 system-ui, sans-serif }
  main { display: grid; gap: 1.75rem; max-width: 32rem; padding: 2rem; border-top: 3px solid #c9a45c }
  h1 { margin: 0; font-size: 1.25rem }
  p { margin: 0.25rem 0 0; opacity: 0.8 }
</style>
<main>${words}</main>
</html>`;
}
