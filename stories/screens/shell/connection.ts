/** Takes the network from the browser, for what asks `navigator` about it. */
export function disconnect(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
}

/** Gives it back. */
export function connect(): void {
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
}
