import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { afterEach } from 'vitest'

// How long `find…` waits for what comes later, in ms. A busy machine needs more than the library's one second for a lazy part.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

// Test files share one document in each worker (`isolate: false` in vitest.config.ts), so each begins with an empty one.
destroyAnnouncer()
document.body.replaceChildren()
document.title = ''
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
