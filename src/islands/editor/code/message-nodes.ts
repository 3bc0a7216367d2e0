/** The words of a fault, with what they name of the source set bold. */
export function messageNodes(message: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const [at, part] of message.split('**').entries()) {
    const node = at % 2 === 1 ? document.createElement('b') : document.createElement('span')
    node.textContent = part
    fragment.append(node)
  }
  return fragment
}
