/** The option's value that equals the selected text; undefined when no option matches. */
export function findOptionValue<Value extends string>(
  options: readonly { value: Value }[],
  value: string,
): Value | undefined {
  return options.find((option) => option.value === value)?.value
}
