/** Made by `make generated`; don't change it by hand. */
export const CLOCK = {
  cap: { least: 1, most: 2592000 },
  extension: { least: 0, most: 259200 },
  holiday: { least: 0, most: 30 },
  increment: { least: 0, most: 86400 },
  seconds: { least: 1, most: 1209600 },
} as const
