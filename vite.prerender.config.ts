import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { productionRouter } from './vite.config.ts'

/** The public pages for Node, where the build renders them to HTML. Class names and files are named as in the browser's build. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react({ compiler: true })],
  resolve: {
    alias: [{ find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) }, ...productionRouter],
  },
  publicDir: false,
  build: {
    ssr: 'src/app/prerender.tsx',
    outDir: '.cache/prerender',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
  },
  ssr: { noExternal: true },
})
