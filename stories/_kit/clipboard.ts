import { fn } from 'storybook/test'

/** Receives what a story copies. */
export const copyToClipboard = fn<(text: string) => Promise<void>>()

/** For `beforeEach`: the browser's clipboard is replaced while the story lasts. @param behave resolves, or rejects as a browser without permission does */
export const withClipboard = (behave: () => Promise<void>) => () => {
  copyToClipboard.mockReset().mockImplementation(behave)
  const descriptor = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copyToClipboard } })
  return () => {
    if (descriptor === undefined) Reflect.deleteProperty(navigator, 'clipboard')
    else Object.defineProperty(navigator, 'clipboard', descriptor)
  }
}
