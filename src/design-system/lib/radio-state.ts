interface Radios {
  /** The chosen value; null for none, undefined for uncontrolled inputs. */
  value: string | null | undefined
  defaultValue: string | undefined
  onChange: unknown
}

/** Returns `checked` or `defaultChecked` for a native radio button of a group. @param option the value of the radio button */
export function radioState(option: string, { value, defaultValue, onChange }: Radios) {
  return value === undefined
    ? { defaultChecked: defaultValue === option }
    : { checked: value === option, readOnly: onChange === undefined }
}
