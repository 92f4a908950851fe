import { Alert } from './index.ts'

const dismiss = () => undefined

void (<Alert title="Saved" onDismiss={dismiss} dismissLabel="Hide" />)
void (<Alert title="Saved" />)

// @ts-expect-error -- a label for a button that is not rendered
void (<Alert title="Saved" dismissLabel="Hide" />)

// @ts-expect-error -- a tone says what it means: nothing special is a Notice
void (<Alert title="Saved" tone="neutral" />)

// @ts-expect-error -- the look is not for the caller to change
void (<Alert title="Saved" className="wide" />)
