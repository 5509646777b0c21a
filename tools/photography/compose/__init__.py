"""From a master to a picture: numpy only (denoising needs torch, once per master)."""
