/** How many keys are kept: text typed into a form of the page counts too while the shortcuts cannot be loaded. */
const maxKept = 100

let kept: KeyboardEvent[] = []
let pressedOn = ''
let endKeeping = () => {}

/** Keeps the keys pressed on the open page until the shortcuts have loaded, which they do when the browser is idle. @returns ends it */
export function keepEarlyKeys(): () => void {
  const keep = (event: KeyboardEvent) => {
    if (pressedOn !== location.href) kept = []
    pressedOn = location.href
    if (kept.length < maxKept) kept.push(event)
  }
  document.addEventListener('keydown', keep)
  endKeeping = () => {
    document.removeEventListener('keydown', keep)
    kept = []
  }
  return endKeeping
}

/** The keys that were pressed on the open page before the shortcuts had loaded, the first one first. From now on none is kept. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const taken = pressedOn === location.href ? kept : []
  endKeeping()
  return taken
}
