import { parseFile, runRestore } from './backup/commands.ts'
import { runFileCommand } from './backup/file-command.ts'

// npm run restore -- FILE: restores a backup into an empty database or data folder (docs/operations.md).
await runFileCommand((args, from) => parseFile('restore', args, from), runRestore)
