import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { toast } from 'sonner'
import { afterEach } from 'vitest'
import { drainToasts } from '../../src/design-system/components/Toast/index.ts'
import { keepFrames } from './animation-frames.ts'
import { watchWarnings } from './react-warnings.ts'

// How long `find…` waits for what comes later, in ms. A busy machine needs more than the library's one second for a lazy part, and a read that fails
// for want of a connection is tried three times.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no layout, and so nothing that scrolls.
Element.prototype.scrollIntoView = () => undefined

/** Ends the messages on the screen and in the queue: sonner shows those of an earlier test again when a later one renders its container. */
function forgetToasts(): void {
  toast.dismiss()
  drainToasts({ draw: () => undefined, dismiss: () => undefined })()
}

watchWarnings()
keepFrames()

afterEach(() => {
  cleanup()
  forgetToasts()
})

// Test files share one document and its modules in each worker (`isolate: false` in vitest.config.ts), so each begins with an empty one.
forgetToasts()
destroyAnnouncer()
document.body.replaceChildren()
document.title = ''
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
