interface Palette {
  readonly canvas: string;
  readonly surface: string;
  readonly nested: string;
  readonly border: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly required: string;
  readonly success: string;
  readonly error: string;
}

/** Redoc's options for its colors, which it calculates with, so it cannot use custom properties. */
function themeOf(palette: Palette) {
  const { canvas, surface, nested, border, text, muted, accent, required, success, error } =
    palette;
  return {
    colors: {
      canvas,
      primary: { main: accent },
      text: { primary: text, secondary: muted },
      border: { dark: border, light: border },
      gray: { 50: surface, 100: nested },
      responses: {
        success: { color: success, backgroundColor: nested, tabTextColor: '#8fd6a6' },
        error: { color: error, backgroundColor: nested, tabTextColor: '#f2a59c' },
        redirect: { color: muted, backgroundColor: nested, tabTextColor: '#c9d1e0' },
        info: { color: muted, backgroundColor: nested, tabTextColor: '#c9d1e0' },
      },
    },
    schema: {
      linesColor: border,
      typeNameColor: muted,
      typeTitleColor: muted,
      requireLabelColor: required,
      nestedBackground: nested,
    },
    sidebar: { backgroundColor: surface, textColor: text, activeTextColor: accent },
    rightPanel: { backgroundColor: '#1b2130', textColor: '#eef1f7' },
    codeBlock: { backgroundColor: '#121724' },
    typography: {
      fontFamily: 'system-ui, sans-serif',
      fontSize: '15px',
      lineHeight: '1.6',
      headings: { fontFamily: 'system-ui, sans-serif', fontWeight: '650' },
      code: { fontSize: '13px', color: text, backgroundColor: nested },
      links: { color: accent, visited: accent, hover: accent },
    },
  };
}

export const lightTheme = themeOf({
  canvas: '#ffffff',
  surface: '#f7f9fb',
  nested: '#f0f3f7',
  border: '#dfe4ea',
  text: '#1b2130',
  muted: '#566073',
  accent: '#3454c5',
  required: '#b3261e',
  success: '#12673a',
  error: '#b3261e',
});

export const darkTheme = themeOf({
  canvas: '#131722',
  surface: '#1a1f2c',
  nested: '#222838',
  border: '#363e50',
  text: '#eaedf4',
  muted: '#a9b2c4',
  accent: '#93adff',
  required: '#ff9a8f',
  success: '#7fd7a2',
  error: '#ff9a8f',
});
