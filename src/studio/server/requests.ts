import { z } from 'zod';
import type {
  CommitRequest,
  CropRequest,
  DiscardRequest,
  EditRequest,
  IdEdit,
  IdPath,
  SpliceRequest,
  StepRequest,
  UploadRequest,
} from '../protocol.ts';

// What requests must look like. What they mean is in protocol.ts.

const base = z.string().max(100);
const merge = z.string().max(1000).optional();
const path: z.ZodType<IdPath> = z
  .array(z.union([z.string(), z.int().min(0), z.strictObject({ id: z.string() })]))
  .max(100);
const value = z.unknown();

const edit = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, value, expect: value.optional() }),
  z.strictObject({ op: z.literal('insert'), path, value, at: z.int().min(0).optional() }),
  z.strictObject({ op: z.literal('remove'), path, expect: value.optional() }),
  z.strictObject({ op: z.literal('move'), path, to: z.int().min(0), expect: value.optional() }),
  z.strictObject({ op: z.literal('rename'), path, key: z.string() }),
]) as z.ZodType<IdEdit>;

export const nothing = z.strictObject({});

export const editRequest = z.strictObject({
  base,
  label: z.string().min(1).max(200),
  merge,
  strict: z.boolean().optional(),
  edits: z.array(edit).max(10_000),
}) as z.ZodType<EditRequest>;

export const spliceRequest = z.strictObject({
  base,
  merge,
  splice: z.strictObject({ at: z.int().min(0), removed: z.string(), inserted: z.string() }),
}) as z.ZodType<SpliceRequest>;

export const stepRequest = z.strictObject({ base, step: z.int().optional() }) as z.ZodType<StepRequest>;

export const uploadRequest = z.strictObject({
  name: z.string().max(500),
  data: z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/),
}) as z.ZodType<UploadRequest>;

const pixels = z.int().min(0).max(100_000);

export const cropRequest = z.strictObject({
  file: z.string().max(1000),
  crop: z.strictObject({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1) }),
  rotate: z.literal([0, 90, 180, 270]).optional(),
}) as z.ZodType<CropRequest>;

const changes = z.array(z.string().max(10_000)).max(10_000);

export const discardRequest = z.strictObject({ base, changes }) as z.ZodType<DiscardRequest>;

export const commitRequest = z.strictObject({
  base,
  changes,
  message: z.string().max(10_000),
}) as z.ZodType<CommitRequest>;
