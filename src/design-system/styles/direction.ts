/** 1 where text runs from left to right, -1 where it runs from right to left, by the nearest `dir`. For what has no logical property. */
export const inlineSign = '--mq-inline-sign'

/** A `transform` that moves by a length along the line of writing: towards its end, or with a negative length towards its start. */
export const alongLine = (length: string): string => `translateX(calc(var(${inlineSign}) * ${length}))`

/** A gradient from the start of the line to its end. @param stops of the gradient, as CSS writes them */
export const gradientAlongLine = (stops: string): string =>
  `linear-gradient(calc(var(${inlineSign}) * 90deg), ${stops})`

/** A `transform` that shows a drawing in a mirror where text runs from right to left. */
export const mirroredWithLine = `scaleX(var(${inlineSign}))`
