import { runMain } from './lib/fail.mjs'
import { runServerCommand } from './lib/server-command.mjs'

// npm run backup -- FILE: writes a backup, also beside a running server (docs/operations.md).
await runMain(() => runServerCommand('server/backup.ts'))
