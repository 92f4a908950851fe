/** `data-*` attributes, which every component passes on to its root. */
export type DataAttributes = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>

/** The `data-*` members of a component's remaining props; everything else stays behind, so nothing reaches the DOM by accident. */
export function dataAttributes(props: object): DataAttributes {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-'))) as DataAttributes
}
