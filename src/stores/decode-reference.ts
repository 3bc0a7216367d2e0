/** In the browser's place of `email/source/decode-reference.ts`: the browser reads the reference as it reads every page. */
export function decodeReference(reference: string, place: 'text' | 'attribute'): string {
  const template = document.createElement('template')
  template.innerHTML = place === 'attribute' ? `<a title="${reference}"></a>` : reference
  if (place === 'text') return template.content.textContent ?? ''
  return template.content.querySelector('a')?.title ?? ''
}
