const LONGEST = 30;

/** A login in the form that is compared: capitals and widths do not matter. */
export function loginKey(login: string): string {
  return login.normalize('NFKC').trim().toLowerCase();
}

/** A login made of a name: `Élise Martin` signs in as `elise.martin`, `陳大文` as `陳大文`; numbered where it is taken. */
export function loginFor(name: string, isTaken: (key: string) => boolean): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const login = [...words.join('.')].slice(0, LONGEST).join('') || 'trainee';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? login : `${login}${number}`;
    if (!isTaken(loginKey(candidate))) return candidate;
  }
}
