/**
 * A ref that gives an element custom properties by script, for what is rendered on the server too: the policy of our pages
 * refuses style attributes in their HTML.
 */
export const withProperties = (properties: Record<`--${string}`, string>) => (element: HTMLElement | null) => {
  for (const [name, value] of Object.entries(properties)) element?.style.setProperty(name, value)
}
