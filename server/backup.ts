import { parseFile, runBackup } from './db/backup/commands.ts'
import { runFileCommand } from './file-command.ts'

// npm run backup -- FILE: writes a backup of the database and the uploaded images (docs/operations.md).
await runFileCommand((args, from) => parseFile('backup', args, from), runBackup)
