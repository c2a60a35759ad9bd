declare module '*@vite/client' {
  /** What `import.meta.hot` is made with, which a bundle does not have. */
  export function createHotContext(name: string): import('vite/types/hot.d.ts').ViteHotContext;
}
