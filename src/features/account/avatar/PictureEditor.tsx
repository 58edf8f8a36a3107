import { useCallback, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button, IconButton } from '#src/ui/button/Button.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { useTransferTexts } from '#src/uploads/dialog/use-transfer-texts.ts';
import type { ProviderSettings } from '#src/uploads/sdk.ts';
import type { ChosenPicture } from './chosen-picture.ts';
import { cutPicture, type Square } from './cut-picture.ts';
import styles from './PictureEditor.module.css';
import { SquarePreview } from './SquarePreview.tsx';
import { useAvatarUpload } from './use-avatar-upload.ts';

interface PictureEditorProps {
  picture: ChosenPicture;
  provider: ProviderSettings;
  onCancel: () => void;
  onSaved: () => void;
}

const maxZoom = 4;
const zoomStep = 0.25;
/** Screen pixels per press of an arrow key. */
const keyboardStep = 8;

/** Crops a square out of a picture by pointer, wheel, touch or keys, and saves it as the user's avatar. */
export function PictureEditor({ picture, provider, onCancel, onSaved }: PictureEditorProps) {
  const t = useTranslate();
  const texts = useTransferTexts();
  const [address, showPicture] = useFileAddress(picture.file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square | null>(null);
  const [isCutting, setCutting] = useState(false);
  const upload = useAvatarUpload(provider, onSaved);
  const zoomBy = (step: number) => setZoom(Math.min(maxZoom, Math.max(1, zoom + step)));
  const save = async () => {
    if (!square) return;
    setCutting(true);
    try {
      upload.start(await cutPicture(picture, square));
    } finally {
      setCutting(false);
    }
  };

  return (
    <div ref={showPicture} className={styles.editor}>
      <p id="crop-help" className={styles.help}>
        {t('account:Drag the picture, or move it with the arrow keys. Zoom with the slider.')}
      </p>
      <div className={styles.work}>
        <div className={styles.frame}>
          {address && (
            <Cropper
              image={address}
              crop={place}
              zoom={zoom}
              maxZoom={maxZoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              keyboardStep={keyboardStep}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropAreaChange={(_, area) => setSquare(area)}
              cropperProps={{
                role: 'group',
                'aria-label': t('account:Part of the picture'),
                'aria-describedby': 'crop-help',
              }}
              mediaProps={{ alt: '' }}
              // The page's content security policy allows style sheets only.
              disableAutomaticStylesInjection
            />
          )}
        </div>
        {square && (
          <div className={styles.previews}>
            {[200, 64, 32].map((size) => (
              <SquarePreview key={size} bitmap={picture.bitmap} square={square} size={size} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.zoom}>
        <IconButton
          icon="minus"
          label={t('account:Zoom out')}
          size="dense"
          onClick={() => zoomBy(-zoomStep)}
        />
        <label className={styles.slider}>
          <span>{t('account:Zoom')}</span>
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(event.target.valueAsNumber)}
          />
        </label>
        <IconButton
          icon="plus"
          label={t('account:Zoom in')}
          size="dense"
          onClick={() => zoomBy(zoomStep)}
        />
      </div>
      {upload.progress && (
        <Progress
          label={t('account:Saving your picture')}
          value={
            upload.progress.bytes === 0 ? undefined : upload.progress.bytes / upload.progress.total
          }
          text={texts.progress(upload.progress)}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={upload.progress ? upload.cancel : onCancel}>{t('common:Cancel')}</Button>
        <Button
          look="primary"
          pending={isCutting || upload.pending}
          disabled={!square}
          onClick={() => void save()}
        >
          {t('account:Save picture')}
        </Button>
      </div>
    </div>
  );
}

/** A file's object URL, for as long as an element is mounted. */
function useFileAddress(file: File) {
  const [address, setAddress] = useState<string | null>(null);
  const attach = useCallback(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return [address, attach] as const;
}
