import * as z from 'zod/mini'
import { tooLong } from '../limits.ts'

/**
 * The texts of requests. Every one has a maximum length, and no pattern reads a text that is longer: patterns of more than linear time
 * on a body of 1 MB would occupy the server for minutes. contract-bounds.test.ts checks it for every endpoint.
 */

/**
 * A control character but the character 0, which the server refuses; and what changes the direction of the text after it, also of the sentence
 * around it, in which a name could pretend to be another one.
 */
const controls = /(?!\0)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu
const controlsInLine = /[\t\n\v\f\r]+/g
const controlsInLines = /(?![\0\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Half of a character of two code units, as a text that was cut at its maximum may end in: PostgreSQL refuses JSON with it. */
const halves = /\p{Cs}/gu
const whole = (text: string) => text.replaceAll(halves, '\uFFFD')

/** A cleaning function that leaves a text alone which is too long: it is refused anyway. A character is at most two code units. */
const upTo = (maximum: number, clean: (text: string) => string) => (text: string) =>
  text.length > maximum * 2 ? text : clean(text)

/** A text in one line, trimmed, without control characters and halves of characters: tabs and line breaks become a space. */
export const line = (maximum: number, message: string, wrongType = message) =>
  z
    .string({ error: wrongType })
    .check(
      z.trim(),
      z.maxLength(maximum, message),
      z.overwrite(upTo(maximum, (text) => whole(text).replaceAll(controlsInLine, ' ').replaceAll(controls, '').trim())),
    )

/** A text of several lines as requests have it. What was stored by an earlier version may contain more. */
export const cleanLines = (text: string): string => whole(text).replaceAll(controlsInLines, '').trim()

/** A text of several lines, trimmed, without halves of characters, and without control characters but tabs and line breaks. */
export const lines = (maximum: number, message: string, wrongType = message) =>
  z.string({ error: wrongType }).check(z.trim(), z.maxLength(maximum, message), z.overwrite(upTo(maximum, cleanLines)))

/** `line` and `lines` of a field that the message names. */
export const lineOf = (label: string, maximum: number, wrongType = `${label} must be text`) =>
  line(maximum, tooLong(label, maximum), wrongType)
export const linesOf = (label: string, maximum: number, wrongType = `${label} must be text`) =>
  lines(maximum, tooLong(label, maximum), wrongType)

/** A text whose form is checked next: the checks after this one skip a text that is longer. */
export const bounded = (maximum: number, message: string, wrongType: string | undefined = message) =>
  z.string({ error: wrongType }).check(z.maxLength(maximum, { error: message, abort: true }))

/** `bounded`, trimmed. */
export const boundedTrimmed = (maximum: number, message: string, wrongType = message) =>
  z.string({ error: wrongType }).check(z.trim(), z.maxLength(maximum, { error: message, abort: true }))

/** Maximum length of an id in a request. */
export const maxIdLength = 60

/** An id in a request; which ids exist is for the server to say. */
export const idText = (label: string, wrongType: string) =>
  z.string({ error: wrongType }).check(z.maxLength(maxIdLength, `${label} is too long`))
