import { visual } from './visual.ts'

const looksElsewhere = { skip: 'About keys; the other stories show how it looks.' }

/** Parameters of a story that presses the keys of a component's table: it is played and checked by axe, and other stories show how it looks. */
export const keyboardOnly = visual('component', [], looksElsewhere)

/** The same on a phone. */
export const keyboardOnAPhone = visual('phone', [], looksElsewhere)

/** Notes where the links inside are followed to, and stays on the page. @returns the addresses, filled as links are followed */
export function noteFollowed(element: HTMLElement): readonly string[] {
  const followed: string[] = []
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    event.preventDefault()
    followed.push(link.getAttribute('href') ?? '')
  })
  return followed
}
