import { fireEvent, waitFor } from 'storybook/test'

const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true } as const
let last = 1

/**
 * Puts a finger on a row that can be swiped and moves it to the side; the finger stays there. Repeats it until the row follows, because what
 * follows the finger is loaded with the first touch.
 * @param by how far, in px to the right
 * @returns moves the finger on, and lifts it
 */
export async function swipeRow(row: Element, by: number) {
  const { left, top, width } = row.getBoundingClientRect()
  const start = { clientX: left + width / 2, clientY: top + 8 }
  let pointerId = 0
  const at = (x: number) => ({ ...finger, ...start, pointerId, clientX: start.clientX + x })
  await waitFor(async () => {
    pointerId = last += 1
    await fireEvent.pointerDown(row, at(0))
    await fireEvent.pointerMove(row, at(Math.sign(by) * 10))
    if (row.getAttribute('data-swipe') === 'moving') return
    await fireEvent.pointerCancel(row, at(0))
    throw new Error('The row does not follow the finger.')
  })
  await fireEvent.pointerMove(row, at(by))
  return {
    moveTo: (x: number) => fireEvent.pointerMove(row, at(x)),
    lift: (x = by) => fireEvent.pointerUp(row, at(x)),
  }
}
