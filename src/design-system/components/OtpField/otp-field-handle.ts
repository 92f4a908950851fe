/** The functions with which a form controls the boxes after a response. */
export interface OtpFieldHandle {
  /** Puts the focus into the first empty box, or the last one. */
  focus: () => void
  /** Empties the boxes and puts the focus into the first one: the code was wrong, or a new one was sent. */
  clear: () => void
}
