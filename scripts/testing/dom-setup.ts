import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long `find…` waits for what comes later, in ms. A busy machine needs more than the library's one second for a lazy part.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
