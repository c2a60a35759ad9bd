import { openToasts } from './show-toast.ts';

// What a section gets when it imports `@mantine/notifications`: the same, and the list that shows them.
export * from '@mantine/notifications';

if (!import.meta.env.SSR) void openToasts();
