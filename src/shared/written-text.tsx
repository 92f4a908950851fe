import * as styles from './written-text.css.ts'

/** What somebody wrote in a field of several lines, literally and with its lines. It takes the text style of its place. */
export function WrittenText({ children }: { children: string }) {
  return (
    <span dir="auto" className={styles.written}>
      {children}
    </span>
  )
}
