import { runMain } from './lib/fail.mjs'
import { runServerCommand } from './lib/server-command.mjs'

// npm run support -- list: reads and answers the questions of employers, also beside a running server (server/README.md).
await runMain(() => runServerCommand('server/support.ts'))
