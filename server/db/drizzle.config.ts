import { defineConfig } from 'drizzle-kit'

// After a change of a schema file: npx drizzle-kit generate --config server/db/drizzle.config.ts --name what-changed
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/platform/db/tables.ts',
    './server/db/schema.ts',
    './server/db/money-schema.ts',
    './server/db/gig-schema.ts',
    './server/db/work-schema.ts',
  ],
  out: './server/db/migrations',
})
