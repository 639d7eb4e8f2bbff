/** A person's initials in a disc. The name stands beside it. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** `Camille Morel` → `CM`; a Chinese name gives its last character, as is usual there. */
function initials(name: string): string {
  const last = [...name.trim()].at(-1) ?? '';
  if (/\p{Script=Han}/u.test(last)) return last;
  const parts = name.trim().split(/\s+/u);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('');
}
