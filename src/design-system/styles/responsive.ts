/** The steps from the phone up; an omitted step keeps the value of the step before. */
export type Responsive<Value> = Value | { readonly mobile: Value; readonly tablet?: Value; readonly desktop?: Value }

type Step = 'mobile' | 'tablet' | 'desktop'

/** One class per value and step, made by `responsiveVariants`. */
export type ResponsiveClasses<Value extends string | number> = Readonly<Record<Step, Readonly<Record<Value, string>>>>

/** The classes of a value that may differ per viewport. The browser chooses among them; no script reads the window's width. */
export function responsiveClass<Value extends string | number>(
  classes: ResponsiveClasses<Value>,
  value: Responsive<Value>,
): string {
  if (typeof value !== 'object') return classes.mobile[value]
  const { mobile, tablet, desktop } = value
  return [
    classes.mobile[mobile],
    tablet === undefined ? '' : classes.tablet[tablet],
    desktop === undefined ? '' : classes.desktop[desktop],
  ]
    .filter(Boolean)
    .join(' ')
}
