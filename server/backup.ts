import { parseFile, runBackup } from './backup/commands.ts'
import { runFileCommand } from './backup/file-command.ts'

// npm run backup -- FILE: writes a backup of the database and the uploaded images (docs/operations.md).
await runFileCommand((args, from) => parseFile('backup', args, from), runBackup)
