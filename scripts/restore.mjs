import { runMain } from './lib/fail.mjs'
import { runServerCommand } from './lib/server-command.mjs'

// npm run restore -- FILE: restores a backup into an empty database or data folder (docs/operations.md).
await runMain(() => runServerCommand('server/restore.ts'))
