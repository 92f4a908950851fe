/** Gives an input a value as if it had been typed: React, form libraries and plain listeners hear of it, whether or not the value is controlled. */
export function setValueAsTyped(input: HTMLInputElement, value: string): void {
  // React replaces the property on the element to see changes of its own; the prototype's setter goes around that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
