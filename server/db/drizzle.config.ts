import { defineConfig } from 'drizzle-kit'

// After a change of schema.ts: npx drizzle-kit generate --config server/db/drizzle.config.ts --name what-changed
export default defineConfig({ dialect: 'postgresql', schema: './server/db/schema.ts', out: './server/db/migrations' })
