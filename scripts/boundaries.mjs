import { existsSync } from 'node:fs'
import { checkBoundaries } from './lib/check-boundaries.mjs'
import { readCodeFiles } from './lib/code-files.mjs'
import { inRoot } from './lib/paths.mjs'

// Checks the imports against the layer rules.
const sources = readCodeFiles()
const violations = checkBoundaries(sources, (path) => existsSync(inRoot(path)))
for (const { file, line, message } of violations) process.stdout.write(`${file}:${line}  ${message}\n`)
process.stdout.write(
  `${violations.length === 0 ? 'No violations' : `${violations.length} violations`} in ${sources.size} files.\n`,
)
process.exitCode = violations.length === 0 ? 0 : 1
