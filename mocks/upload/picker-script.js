// The stand-in for the provider's hosted picker: registers itself where the SDK's loader looks for it, and lets a person
// choose files by hand. Served by the mock provider only.
{
  const loaderId = 'fs-loader-picker';

  class Picker {
    constructor(client, options = {}) {
      this.client = client;
      this.options = options;
    }

    open() {
      this.dialog = this.makeDialog();
      document.body.append(this.dialog);
      this.dialog.showModal();
      this.options.onOpen?.({ close: () => this.close() });
      return Promise.resolve();
    }

    crop(files) {
      return this.open().then(() => files);
    }

    cancel() {
      this.options.onCancel?.({ filesUploaded: [], filesFailed: [] });
      return this.close();
    }

    close() {
      this.dialog?.close();
      this.dialog?.remove();
      this.dialog = undefined;
      this.options.onClose?.();
      return Promise.resolve();
    }

    makeDialog() {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Hosted picker');
      const note = document.createElement('p');
      note.textContent = 'This stands for the hosted picker of the upload provider.';
      dialog.append(note, this.makeInput(), this.makeButton());
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        void this.cancel();
      });
      return dialog;
    }

    makeInput() {
      const label = document.createElement('label');
      const input = document.createElement('input');
      input.type = 'file';
      input.multiple = (this.options.maxFiles ?? 1) > 1;
      input.accept = [this.options.accept ?? []].flat().join();
      input.addEventListener('change', () => void this.uploadAll([...input.files]));
      label.append('Choose files ', input);
      return label;
    }

    makeButton() {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Cancel';
      button.addEventListener('click', () => this.cancel());
      return button;
    }

    async uploadAll(files) {
      const result = { filesUploaded: [], filesFailed: [] };
      const chosen = files.slice(0, this.options.maxFiles ?? 1).map(describe);
      this.options.onUploadStarted?.(chosen.map(({ told }) => told));
      for (const { file, told } of chosen) {
        const { isUploaded, answer } = await this.upload(file, told);
        result[isUploaded ? 'filesUploaded' : 'filesFailed'].push(answer);
      }
      await this.close();
      this.options.onUploadDone?.(result);
    }

    async upload(file, told) {
      const { storeTo, onFileSelected, onFileUploadStarted } = this.options;
      const token = {};
      await onFileSelected?.(told);
      onFileUploadStarted?.(told, token);
      const onProgress = (progress) => this.options.onFileUploadProgress?.(told, progress);
      try {
        const done = await this.client.upload(
          { file, name: file.name },
          { onProgress },
          storeTo,
          token,
        );
        const { handle, url, status, key, container, alt = '' } = done;
        const answer = { ...told, handle, url, status, key, container, alt };
        this.options.onFileUploadFinished?.(answer);
        return { isUploaded: true, answer };
      } catch (error) {
        this.options.onFileUploadFailed?.(told, error);
        return { isUploaded: false, answer: { ...told, status: 'Failed' } };
      }
    }
  }

  function describe(file) {
    const { name, type, size } = file;
    const told = {
      filename: name,
      mimetype: type,
      originalPath: name,
      size,
      source: 'local_file_system',
      uploadId: crypto.randomUUID(),
      originalFile: { name, type, size },
    };
    return { file, told };
  }

  window.filestackInternals ??= {};
  const internals = window.filestackInternals;
  internals.modules ??= {};
  internals.modules[loaderId] = { instance: Picker, metadata: { version: 'mock' } };
}
