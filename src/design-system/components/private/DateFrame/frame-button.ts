import * as styles from './DateFrame.css.ts'

/** The class of a button at the end of the frame. */
export const frameButton = styles.button
