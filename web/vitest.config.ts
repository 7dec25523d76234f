import { defineConfig, mergeConfig } from 'vitest/config'
import built from './vite.config.ts'

// apart, since who only plays builds the pages and has nothing to test them with
export default mergeConfig(
  built,
  defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 30_000 } }),
)
