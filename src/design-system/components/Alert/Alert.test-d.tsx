import { Alert } from './index.ts'

const dismiss = () => undefined

void (<Alert title="Saved" onDismiss={dismiss} dismissLabel="Hide" />)
void (<Alert title="Saved" />)

// @ts-expect-error -- a label for a button that is not rendered
void (<Alert title="Saved" dismissLabel="Hide" />)
