import { expect, test } from 'vitest';
import { canMove } from './canMove';

test.each([
  [7680, 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', false],
  [3840, 'llvmpipe (LLVM 15.0.7, 256 bits)', false],
  [7680, 'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', false],
  [7680, undefined, false],
  [7680, 'ANGLE (NVIDIA, NVIDIA RTX A2000 Direct3D11 vs_5_0 ps_5_0)', true],
  [1920, undefined, true],
])('宽 %i、由 %s 绘制时，数字翻不翻：%s', (width, renderer, moves) => {
  expect(canMove(width, () => renderer)).toBe(moves);
});
