import { extname } from 'node:path';

const textTypes: Record<string, string> = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const binaryTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.gz': 'application/gzip',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

/** Every extension that is known, with its type; texts first. */
export const knownTypes: Record<string, string> = { ...textTypes, ...binaryTypes };

/** Says whether a file of this name holds text: it then has a charset and is worth compressing. */
export function isText(fileName: string): boolean {
  return extname(fileName).toLowerCase() in textTypes;
}

/** Names the Content-Type of a file by its extension, with the charset where it is text. */
export function contentType(fileName: string): string {
  const extension = extname(fileName).toLowerCase();
  const text = textTypes[extension];
  return text ? `${text}; charset=utf-8` : (binaryTypes[extension] ?? 'application/octet-stream');
}
